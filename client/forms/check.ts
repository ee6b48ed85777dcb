import * as v from 'valibot'
import { answersSchema } from '../../src/contracts/form-definition.ts'
import { checkFields, readTyped } from '../../src/contracts/form-fields.ts'
import { formAttribute, readProps } from '../../src/islands/protocol.ts'
import { markets } from '../../src/markets/market.ts'
import { askedFields } from '../../src/ui/asked-fields.ts'
import { BrowserFormSchema } from '../../src/ui/browser-form.ts'
import { faultText } from '../../src/ui/fault-text.ts'
import { showFaults } from './show-faults.ts'

/** Checks by the schema that the server checks by, and shows what is wrong as the server would. */
export function hasFaults(form: HTMLFormElement): boolean {
  const attribute = form.getAttribute(formAttribute.definition)
  if (attribute === null) return false
  const definition = v.parse(BrowserFormSchema, readProps(attribute))
  const market = markets.find(({ key }) => key === definition.market) ?? markets[0]
  // A picture is looked at by the server, which sees what is in it.
  const fields = definition.fields.filter(({ type }) => type !== 'file')
  const names = fields.map(({ name }) => name)
  const { faults } = checkFields(answersSchema({ fields }), readTyped(new FormData(form), names))
  const asked = askedFields(definition)
  const errors = (faults ?? [])
    .toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
    .map((fault) => ({
      name: fault.field,
      message: faultText(definition.faults, fault, asked[fault.field] ?? { label: fault.field }, market),
    }))
  showFaults(form, definition.title, errors)
  return errors.length > 0
}
