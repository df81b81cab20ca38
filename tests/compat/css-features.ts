import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss'

const matches = (text: string, form: RegExp) => [...text.matchAll(form)].map(([whole, part]) => part ?? whole)

const ofSelector = (selector: string) =>
  matches(selector.replace(/\[[^\]]*\]|\\./g, ''), /::?[a-z-]+|&/g).map(name => (name === '&' ? ':nesting' : name))

function ofAtRule({ name, params }: AtRule): readonly string[] {
  if (name !== 'media') return [`@${name}`]
  const asked = matches(params, /\(\s*(?:min-|max-)?([a-z-]+)/g).map(feature => `@media ${feature}`)
  return ['@media', ...asked, ...(/[<>]/.test(params) ? ['@media range_syntax'] : [])]
}

function ofValue(property: string, value: string): readonly string[] {
  const bare = value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, ' ')
  return [
    ...matches(bare, /(?<![\w-])([a-z][\w-]*)\(/g).map(name => `${name}()`),
    ...matches(bare, /(?<![\w#-])[\d.]+([a-z]+)/g).map(unit => `1${unit}`),
    ...matches(bare, /(?<![\w-])[a-z][\w-]*(?![\w(-])/g).map(word => `${property}: ${word}`),
  ]
}

/** Rules whose declarations are not properties. */
const describing = new Set(['font-face', 'property', 'view-transition', 'counter-style', 'page'])

function ofDeclaration({ prop, value, parent }: Declaration): readonly string[] {
  const rule = parent?.type === 'atrule' ? (parent as AtRule).name : ''
  if (describing.has(rule)) return [`@${rule} ${prop}`, ...ofValue('', value)]
  return prop.startsWith('--') ? ofValue('', value) : [prop, ...ofValue(prop, value)]
}

function featuresOf(node: ChildNode): readonly string[] {
  if (node.type === 'rule') return ofSelector(node.selector)
  if (node.type === 'decl') return ofDeclaration(node)
  return node.type === 'atrule' ? ofAtRule(node) : []
}

/** What a style sheet uses outside of `@supports`, which asks first. */
export function cssFeatures(sheet: string): ReadonlySet<string> {
  const features = new Set<string>()
  const visit = (container: Container) =>
    container.each(node => {
      if (node.type === 'atrule' && node.name === 'supports') return
      for (const feature of featuresOf(node)) features.add(feature)
      if (node.type !== 'decl' && node.type !== 'comment') visit(node)
    })
  visit(postcss.parse(sheet))
  return features
}
