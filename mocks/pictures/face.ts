import { drawClothing } from './clothing.ts'
import { drawFeatures } from './features.ts'
import { hairstyles } from './hair.ts'
import { createTraits } from './traits.ts'

/** Draws a head and shoulders. The same number gives the same person. */
export function drawFace(face: number): string {
  const traits = createTraits(face)
  const { skin, hair, cut, background, tilt, width } = traits
  const { back, front } = hairstyles[cut]
  const [left, right] = [200 - width, 200 + width]
  const head = `M${left} 168C${left} 118 ${left + 28} 92 200 92S${right} 118 ${right} 168C${right} 214 ${right - 16} 262 200 266C${left + 16} 262 ${left} 214 ${left} 168Z`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${background}"/><stop offset="1" stop-color="${background}" stop-opacity=".78"/></linearGradient>
<linearGradient id="light" x1="0" y1="0" x2="1" y2=".25"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#3a1f12" stop-opacity=".26"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="1.5"/></filter><filter id="softer"><feGaussianBlur stdDeviation="5"/></filter>
<clipPath id="head"><path d="${head}"/></clipPath>
</defs>
<rect width="400" height="400" fill="#8c8a82"/><rect width="400" height="400" fill="url(#ground)"/>
<g transform="translate(200 400) scale(1.12) translate(-200 -384)">
<g transform="rotate(${tilt} 200 300)">
<path d="${back}" fill="${hair}"/><path d="${back}" fill="#000" opacity=".16"/>
</g>
<path d="M168 232H232V300C232 326 168 326 168 300Z" fill="${skin}"/><path d="M168 250C190 284 214 284 232 246V286C214 300 186 300 168 286Z" fill="#3a1f12" opacity=".2" filter="url(#softer)"/>
${drawClothing(traits)}
<g transform="rotate(${tilt} 200 300)">
<path d="${head}" fill="${skin}"/>
<g clip-path="url(#head)">${drawFeatures(traits)}<rect x="120" y="80" width="160" height="200" fill="url(#light)"/></g>
<path d="${front}" fill="${hair}"/><path d="${front}" fill="url(#light)" opacity=".7"/>
</g>
</g>
</svg>`
}
