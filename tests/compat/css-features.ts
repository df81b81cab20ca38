import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss'

const findMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match, part]) => part ?? match)

const getSelectorFeatures = (selector: string) =>
  findMatches(selector.replace(/\[[^\]]*\]|\\./g, ''), /::?[a-z-]+|&/g).map(name => (name === '&' ? ':nesting' : name))

function getAtRuleFeatures({ name, params }: AtRule): readonly string[] {
  if (name !== 'media') return [`@${name}`]
  const mediaFeatures = findMatches(params, /\(\s*(?:min-|max-)?([a-z-]+)/g).map(feature => `@media ${feature}`)
  return ['@media', ...mediaFeatures, ...(/[<>]/.test(params) ? ['@media range_syntax'] : [])]
}

function getValueFeatures(property: string, value: string): readonly string[] {
  const bareValue = value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, ' ')
  return [
    ...findMatches(bareValue, /(?<![\w-])([a-z][\w-]*)\(/g).map(name => `${name}()`),
    ...findMatches(bareValue, /(?<![\w#]|[\w-]-)[\d.]+([a-z]+)/g).map(unit => `1${unit}`),
    ...findMatches(bareValue, /(?<![\w-])[a-z][\w-]*(?![\w(-])/g).map(word => `${property}: ${word}`),
  ]
}

const descriptorRules = new Set(['font-face', 'property', 'view-transition', 'counter-style', 'page'])

function getDeclarationFeatures({ prop, value, parent }: Declaration): readonly string[] {
  const rule = parent?.type === 'atrule' ? (parent as AtRule).name : ''
  if (descriptorRules.has(rule)) return [`@${rule} ${prop}`, ...getValueFeatures('', value)]
  return prop.startsWith('--') ? getValueFeatures('', value) : [prop, ...getValueFeatures(prop, value)]
}

function getNodeFeatures(node: ChildNode): readonly string[] {
  if (node.type === 'rule') return getSelectorFeatures(node.selector)
  if (node.type === 'decl') return getDeclarationFeatures(node)
  return node.type === 'atrule' ? getAtRuleFeatures(node) : []
}

/** Features look like `@layer`, `@media width`, `:has`, `order`, `text-wrap: balance`, `calc()` and `1dvh`. */
export function findCssFeatures(sheet: string): ReadonlySet<string> {
  const features = new Set<string>()
  const visit = (container: Container) =>
    container.each(node => {
      if (node.type === 'atrule' && node.name === 'supports') return
      for (const feature of getNodeFeatures(node)) features.add(feature)
      if (node.type !== 'decl' && node.type !== 'comment') visit(node)
    })
  visit(postcss.parse(sheet))
  return features
}
