/** The libvips loaders for people's images and for share images, which are SVG. */
const loaders = ['Heif', 'Jpeg', 'Nsgif', 'Png', 'Svg', 'Webp'].map(format => `VipsForeignLoad${format}`)

/** Loads sharp on first use, because its native code would slow down the start. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  // Each image is resized once, so the operation cache of libvips would only hold memory.
  sharp.cache(false)
  return sharp
}
