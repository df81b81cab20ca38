import type { NextConfig } from 'next'
import type { Runtime } from '#infrastructure/runtime/runtime.ts'

function createPattern(host: string) {
  const [, hostname = '', port] = /^(.+?)(?::(\d+))?$/.exec(host) ?? []
  return { hostname: hostname.replace(/^\*\./, '**.'), ...(port !== undefined && { port }) }
}

/** The settings of Next's image optimizer that are known when the site starts, not when it is built. */
export const getImageSources = ({ imageHosts, demo }: Pick<Runtime, 'imageHosts' | 'demo'>) =>
  ({ remotePatterns: imageHosts.map(createPattern), dangerouslyAllowLocalIP: demo }) satisfies NextConfig['images']
