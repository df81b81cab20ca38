import type { Schema } from 'effect'
import { format, resolveConfig } from 'prettier'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import type { Endpoint } from '#infrastructure/api/client/endpoint.ts'
import { named } from '#infrastructure/api/open-api/components.ts'
import { getAnswerSchema } from '#infrastructure/api/open-api/json-schema.ts'
import { everyQuery } from '#infrastructure/api/shared/query.ts'
import { interactions } from './interactions.ts'
import { providerStates } from './provider-states.ts'

const formatTable = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map(cells => `| ${cells.map(cell => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n')

const formatCode = (text: string) => `\`${text}\``
const formatJson = (value: unknown) => formatCode(JSON.stringify(value))

function listFields(codec: Schema.Constraint): readonly string[] {
  const { properties = {}, required = [] } = getAnswerSchema(codec, named) as {
    readonly properties?: object
    readonly required?: readonly string[]
  }
  return Object.keys(properties).map(name => `${formatCode(name)}${required.includes(name) ? '' : ' (optional)'}`)
}

const formatCalls = () => {
  const rows: readonly (readonly [
    string,
    Pick<Endpoint, 'method' | 'path' | 'summary' | 'access' | 'query' | 'body' | 'answer'>,
  ])[] = Object.entries(endpoints)
  return formatTable(
    ['Call', 'What', 'Query', 'Body', 'Answer holds', 'Statuses told apart', 'Who'],
    rows.map(([name, { method, path, summary, query, body, answer, access }]) => [
      formatCode(`${method} ${path}`),
      summary,
      [...listFields(query), ...listFields(everyQuery)].join(', '),
      listFields(body).join(', '),
      listFields(answer).join(', '),
      [...new Set(interactions.filter(({ endpoint }) => endpoint === name).map(({ response }) => response.status))]
        .toSorted((a, b) => a - b)
        .join(', '),
      access === 'account' ? 'signed-in users' : 'public',
    ]),
  )
}

const formatStates = () =>
  Object.entries(providerStates)
    .map(([name, { means, params, rows }]) => {
      const examples = Object.entries(rows).flatMap(([of, some]) => some.map(row => [formatCode(of), formatJson(row)]))
      const parameters = Object.keys(params).length === 0 ? 'No parameters.' : `Parameters: ${formatJson(params)}`
      return [
        `### ${name}`,
        means,
        parameters,
        examples.length === 0 ? 'No row of its own.' : formatTable(['Table', 'Example row'], examples),
      ].join('\n\n')
    })
    .join('\n\n')

const formatContract = () =>
  formatTable(
    ['Interaction', 'Given', 'Answer', 'What the product makes of it'],
    interactions.map(({ description, states: given, response, outcome }) => [
      description,
      given.map(({ name }) => name).join(', then '),
      String(response.status),
      'value' in outcome ? 'shows it' : formatJson(outcome.error),
    ]),
  )

const sections: Readonly<Record<string, () => string>> = {
  calls: formatCalls,
  states: formatStates,
  contract: formatContract,
}

/** Regenerates the sections between the markers; the rest is unchanged. */
export async function updateReadme(readme: string): Promise<string> {
  const whole = readme.replaceAll(/<!-- (\w+): made from the code -->[\s\S]*?<!-- end -->/g, (old, name: string) => {
    const section = sections[name]
    return section === undefined ? old : `<!-- ${name}: made from the code -->\n\n${section()}\n\n<!-- end -->`
  })
  const style = await resolveConfig(import.meta.filename)
  return format(whole, { ...style, parser: 'markdown' })
}
