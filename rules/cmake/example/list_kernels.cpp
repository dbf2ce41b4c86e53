// Lists the code objects that are built into this program, or writes one to standard output.
#include "saxpy_kernels.h"

#include <cstdio>
#include <cstring>

int main(int argc, char **argv) {
    for (const mdr_embedded &object : saxpy_kernels_objects) {
        if (argc < 2)
            std::printf("%s %zu\n", object.name, object.size);
        else if (!std::strcmp(argv[1], object.name))
            return std::fwrite(object.data, 1, object.size, stdout) == object.size ? 0 : 1;
    }
    return argc < 2 ? 0 : 1;
}
