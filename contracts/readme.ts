import { type Schema, SchemaAST } from 'effect'
import { format, resolveConfig } from 'prettier'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import type { Endpoint } from '#infrastructure/api/client/endpoint.ts'
import { everyQuery } from '#infrastructure/api/shared/query.ts'
import { interactions } from './interactions.ts'
import { providerStates } from './provider-states.ts'

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map(cells => `| ${cells.map(cell => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n')

const code = (text: string) => `\`${text}\``
const compact = (value: unknown) => code(JSON.stringify(value))

function fieldsOf(codec: Schema.Constraint): readonly string[] {
  const wire = SchemaAST.toEncoded(codec.ast)
  if (!SchemaAST.isObjects(wire)) return []
  return wire.propertySignatures.map(
    ({ name, type }) => `${code(String(name))}${SchemaAST.isOptional(type) ? ' (optional)' : ''}`,
  )
}

const calls = () => {
  const rows: readonly (readonly [
    string,
    Pick<Endpoint, 'method' | 'path' | 'summary' | 'access' | 'query' | 'body' | 'answer'>,
  ])[] = Object.entries(endpoints)
  return table(
    ['Call', 'What', 'Query', 'Body', 'Answer holds', 'Statuses told apart', 'Who'],
    rows.map(([name, { method, path, summary, query, body, answer, access }]) => [
      code(`${method} ${path}`),
      summary,
      [...fieldsOf(query), ...fieldsOf(everyQuery)].join(', '),
      fieldsOf(body).join(', '),
      fieldsOf(answer).join(', '),
      [...new Set(interactions.filter(({ endpoint }) => endpoint === name).map(({ response }) => response.status))]
        .toSorted((a, b) => a - b)
        .join(', '),
      access === 'account' ? 'signed-in users' : 'public',
    ]),
  )
}

const states = () =>
  Object.entries(providerStates)
    .map(([name, { means, params, rows }]) => {
      const examples = Object.entries(rows).flatMap(([of, some]) => some.map(row => [code(of), compact(row)]))
      const parameters = Object.keys(params).length === 0 ? 'No parameters.' : `Parameters: ${compact(params)}`
      return [
        `### ${name}`,
        means,
        parameters,
        examples.length === 0 ? 'No row of its own.' : table(['Table', 'Example row'], examples),
      ].join('\n\n')
    })
    .join('\n\n')

const contract = () =>
  table(
    ['Interaction', 'Given', 'Answer', 'What the product makes of it'],
    interactions.map(({ description, states: given, response, outcome }) => [
      description,
      given.map(({ name }) => name).join(', then '),
      String(response.status),
      'value' in outcome ? 'shows it' : compact(outcome.error),
    ]),
  )

const sections: Readonly<Record<string, () => string>> = { calls, states, contract }

/** The README with its generated sections written anew; what stands between them stays. */
export async function renewed(readme: string): Promise<string> {
  const whole = readme.replaceAll(/<!-- (\w+): made from the code -->[\s\S]*?<!-- end -->/g, (old, name: string) => {
    const section = sections[name]
    return section === undefined ? old : `<!-- ${name}: made from the code -->\n\n${section()}\n\n<!-- end -->`
  })
  const style = await resolveConfig(import.meta.filename)
  return format(whole, { ...style, parser: 'markdown' })
}
