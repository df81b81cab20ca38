/** libvips' loaders of the formats that people's pictures and drawings have. */
const loaders = ['Heif', 'Jpeg', 'Nsgif', 'Png', 'Svg', 'Webp'].map(format => `VipsForeignLoad${format}`)

/** Native code, loaded after the start. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  // Pictures are resized once: libvips' cache of operations would only keep them in memory.
  sharp.cache(false)
  return sharp
}
