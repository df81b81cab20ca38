// Compression, DNS and the resizing of pictures share libuv's threads: four by default. CommonJS, because loading a module
// starts the threads.
process.env.UV_THREADPOOL_SIZE ??= '8'
void import('./server.mjs')
