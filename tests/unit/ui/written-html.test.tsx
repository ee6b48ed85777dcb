import { afterEach, expect, test, vi } from 'vitest'
import type { Criteria } from '../../../src/domain/search-criteria.ts'
import { markets } from '../../../src/markets/market.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const words = ['Rømø (3)', 'Hus & have', '<b>"Fanø"</b>', "l'été", '']

/** What React writes of the lists on a server, as texts or of elements as a browser makes them. */
async function render(of: 'server' | 'browser', chosen: string | undefined): Promise<string[]> {
  vi.resetModules()
  const { renderToString } = await import('react-dom/server')
  if (of === 'browser') vi.stubGlobal('document', {})
  const { SelectField } = await import('../../../src/ui/field.tsx')
  const { Ticks } = await import('../../../src/ui/ticks.tsx')
  vi.unstubAllGlobals()
  const choices = words.map((label, place) => ({ value: place === 0 ? '' : label, label }))
  const groups = [...choices.slice(0, 2), { group: 'Land & "by"', choices: choices.slice(2) }]
  const criteria: Criteria = new Map(chosen === undefined ? [] : [['land', { value: chosen }]])
  const ticks = words.map((label) => ({ name: 'land', value: label, label }))
  const counts = { land: { [words[1] ?? '']: 0, [words[2] ?? '']: 1234 } }
  const [market] = markets
  return [
    <SelectField key="list" name="land" label="Land" choices={choices} defaultValue={chosen} />,
    <SelectField
      key="escaped"
      name={'"land"'}
      label="Land & 'by'"
      choices={groups}
      value={chosen}
      onChange={() => {}}
    />,
    <SelectField key="hint" name="land" label="Land" hint="Et" choices={groups} defaultValue={chosen} />,
    <SelectField key="error" name="land" label="Land" error="Vælg" choices={choices} defaultValue={chosen} />,
    <SelectField key="more" name="land" label="Land" choices={choices} defaultValue={chosen} autoComplete="country" />,
    <Ticks key="ticks" market={market} criteria={criteria} counts={counts} choices={ticks} />,
  ].map((each) => renderToString(each))
}

test.each([undefined, '', 'Hus & have', '<b>"Fanø"</b>', 'none of them'])(
  'lists that are written as texts are what React writes of their elements, with %j chosen',
  async (chosen) => {
    const written = await render('server', chosen)
    expect(written).toEqual(await render('browser', chosen))
    expect(written.join('')).toContain('Hus &amp; have')
  },
)
