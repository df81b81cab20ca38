// Compression, DNS and image resizing share libuv's threads, four by default. This file is CommonJS, because loading an
// ES module starts the threads.
process.env.UV_THREADPOOL_SIZE ??= '8'
void import('./server.mjs')
