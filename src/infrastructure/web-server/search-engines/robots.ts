/** What search engines are asked: keep out of a demonstration, find everything else by the sitemap. */
export const robots = (siteUrl: string, demo: boolean): string =>
  demo
    ? 'User-agent: *\nDisallow: /\n'
    : ['User-agent: *', 'Disallow: /use-cases/', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
