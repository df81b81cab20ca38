import { pickInteger, pick, createRandom, type Random } from '#mocks/generator/random.ts'

const wallColors = ['#d9d3c6', '#c3cdc4', '#cfc3b8', '#c5ccd3', '#ddd2c0'] as const
const floorColors = ['#a8845f', '#8c6f52', '#b99a77', '#7f7a72'] as const
const clothColors = ['#4f6a5c', '#5d6c80', '#8a5f52', '#6f6a5e'] as const
const skyColors = ['#f1d9b8', '#c9dbe2', '#e8c9bd', '#d3dcd0'] as const

const drawPlant = (x: number) =>
  `<path d="M${x} 372C${x - 60} 330 ${x - 50} 270 ${x - 30} 240C${x - 14} 280 ${x - 4} 320 ${x} 372C${x + 4} 310 ${x + 20} 270 ${x + 44} 250C${x + 54} 300 ${x + 36} 350 ${x} 372Z" fill="#55704f"/><path d="M${x - 30} 370H${x + 30}L${x + 22} 436H${x - 22}Z" fill="#b98c6a"/>`

function drawTiles(random: Random): string {
  const tint = pick(random, ['#b9c8c6', '#cfc6b6', '#aebccb'])
  const lines = Array.from({ length: 13 }, (_, index) => `M${index * 50} 0V400M0 ${index * 40}H640`).join('')
  return `<rect width="640" height="400" fill="${tint}"/><path d="${lines}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="M0 400H640V480H0Z" fill="#8f8a82"/><path d="M90 300H520C520 390 470 420 420 420H190C140 420 90 390 90 300Z" fill="#f6f4ef"/><path d="M76 288H534V306H76Z" fill="#fff"/><path d="M450 288V190C450 170 480 170 480 190V204" stroke="#9aa1a3" stroke-width="12" fill="none"/>`
}

function drawRoom(random: Random): string {
  const x = pickInteger(random, 60, 130)
  const cloth = pick(random, clothColors)
  return `<rect width="640" height="400" fill="${pick(random, wallColors)}"/><path d="M0 372H640V480H0Z" fill="${pick(random, floorColors)}"/><path d="M0 364H640V374H0Z" fill="#fff" opacity=".8"/><rect x="${x}" y="60" width="170" height="200" fill="#eaf1f2"/><path d="M${x} 60H${x + 170}V260H${x}ZM${x + 85} 60V260" fill="none" stroke="#fff" stroke-width="12"/><path d="M330 300C330 270 350 262 370 262H540C560 262 580 270 580 300V400H330Z" fill="${cloth}"/><path d="M312 326H352V414H312ZM558 326H598V414H558Z" fill="${cloth}"/><path d="M340 340H570V400H340Z" fill="#fff" opacity=".14"/>${drawPlant(x + 210)}`
}

function drawLandscape(random: Random): string {
  const sun = pickInteger(random, 140, 500)
  return `<rect width="640" height="480" fill="${pick(random, skyColors)}"/><circle cx="${sun}" cy="170" r="46" fill="#fff" opacity=".75"/><path d="M0 300C120 210 220 250 320 220C440 186 540 250 640 200V480H0Z" fill="#8fa09a"/><path d="M0 350C140 290 260 340 380 300C500 270 580 320 640 290V480H0Z" fill="#6d8475"/><path d="M0 410C160 360 300 410 420 380C520 360 600 390 640 380V480H0Z" fill="#4d6355"/>`
}

/** Rooms and tiles have the numbers 1 to 6, landscapes 7 to 12. */
export function drawWork(work: number): string {
  const random = createRandom(work * 104_729)
  const drawIndoors = work % 3 === 1 ? drawTiles : drawRoom
  const drawScene = work > 6 ? drawLandscape : drawIndoors
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#2a1c10" stop-opacity=".22"/></linearGradient></defs>${drawScene(random)}<rect width="640" height="480" fill="url(#light)"/></svg>`
}
