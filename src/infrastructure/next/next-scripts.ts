const chunkListPattern = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/
const flightPattern = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/

const isCallWithData = (pattern: RegExp, code: string): boolean => {
  const [, data] = pattern.exec(code) ?? []
  return data !== undefined && isJson(data)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export const isFlightScript = (code: string): boolean => isCallWithData(flightPattern, code)

/** Whether Next wrote an inline script: flight data, or the list of chunks that Turbopack's runtime loads first. */
export const isNextScript = (code: string): boolean => isFlightScript(code) || isCallWithData(chunkListPattern, code)
