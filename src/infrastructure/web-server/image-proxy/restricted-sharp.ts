/**
 * Import this module on first use, because sharp's native code would slow down the start. It is evaluated once: while `block` applies, images
 * of other requests can't be decoded.
 */
import sharp from 'sharp'

/** The libvips loaders for people's images and for share images, which are SVG. */
const loaders = ['Heif', 'Jpeg', 'Nsgif', 'Png', 'Svg', 'Webp'].map(format => `VipsForeignLoad${format}`)

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
// Each image is resized once, so the operation cache of libvips would only hold memory.
sharp.cache(false)

export { sharp }
