import type { Schema } from 'effect'
import { format, resolveConfig } from 'prettier'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import type { Endpoint } from '#infrastructure/api/client/endpoint.ts'
import { namedSchemas } from '#infrastructure/api/open-api/components.ts'
import { getResponseSchema } from '#infrastructure/api/open-api/json-schema.ts'
import { commonQuery } from '#infrastructure/api/shared/query.ts'
import { interactions } from './interactions.ts'
import { providerStates } from './provider-states.ts'

const formatTable = (headers: readonly string[], rows: readonly (readonly string[])[]) =>
  [headers, headers.map(() => '---'), ...rows]
    .map(cells => `| ${cells.map(cell => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n')

const formatCode = (text: string) => `\`${text}\``
const formatJson = (value: unknown) => formatCode(JSON.stringify(value))

function listFields(codec: Schema.Constraint): readonly string[] {
  const { properties = {}, required = [] } = getResponseSchema(codec, namedSchemas) as {
    readonly properties?: object
    readonly required?: readonly string[]
  }
  return Object.keys(properties).map(name => `${formatCode(name)}${required.includes(name) ? '' : ' (optional)'}`)
}

const formatEndpoints = () => {
  const rows: readonly (readonly [
    string,
    Pick<Endpoint, 'method' | 'path' | 'summary' | 'access' | 'query' | 'body' | 'response'>,
  ])[] = Object.entries(endpoints)
  return formatTable(
    ['Endpoint', 'Description', 'Query', 'Body', 'Response fields', 'Statuses in the pact', 'Access'],
    rows.map(([name, { method, path, summary, query, body, response: responseCodec, access }]) => [
      formatCode(`${method} ${path}`),
      summary,
      [...listFields(query), ...listFields(commonQuery)].join(', '),
      listFields(body).join(', '),
      listFields(responseCodec).join(', '),
      [...new Set(interactions.filter(({ endpoint }) => endpoint === name).map(({ response }) => response.status))]
        .toSorted((a, b) => a - b)
        .join(', '),
      access === 'account' ? 'signed-in users' : 'public',
    ]),
  )
}

const formatStates = () =>
  Object.entries(providerStates)
    .map(([name, { description, params, rows }]) => {
      const examples = Object.entries(rows).flatMap(([table, tableRows]) =>
        tableRows.map(row => [formatCode(table), formatJson(row)]),
      )
      const parameters = Object.keys(params).length === 0 ? 'No parameters.' : `Parameters: ${formatJson(params)}`
      return [
        `### ${name}`,
        description,
        parameters,
        examples.length === 0 ? 'No example rows.' : formatTable(['Table', 'Example row'], examples),
      ].join('\n\n')
    })
    .join('\n\n')

const formatInteractions = () =>
  formatTable(
    ['Interaction', 'Provider states', 'Status', 'Result on the site'],
    interactions.map(({ description, states, response, outcome }) => [
      description,
      states.map(({ name }) => name).join(', then '),
      String(response.status),
      'value' in outcome ? 'success' : formatJson(outcome.error),
    ]),
  )

const sections: Readonly<Record<string, () => string>> = {
  endpoints: formatEndpoints,
  states: formatStates,
  interactions: formatInteractions,
}

export async function updateReadme(readme: string): Promise<string> {
  const updatedReadme = readme.replaceAll(
    /<!-- (\w+): generated -->[\s\S]*?<!-- end -->/g,
    (oldSection, name: string) => {
      const section = sections[name]
      return section === undefined ? oldSection : `<!-- ${name}: generated -->\n\n${section()}\n\n<!-- end -->`
    },
  )
  const style = await resolveConfig(import.meta.filename)
  return format(updatedReadme, { ...style, parser: 'markdown' })
}
