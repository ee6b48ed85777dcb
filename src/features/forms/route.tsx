import type { Department } from '../../contracts/content.ts'
import type { Answers } from '../../contracts/form-definition.ts'
import { answersSchema, type FormDefinition } from '../../contracts/form-definition.ts'
import type { FormFault } from '../../contracts/form-fields.ts'
import { departmentsQuery } from '../../contracts/queries/departments.ts'
import { formQuery } from '../../contracts/queries/forms.ts'
import { maxPictureBytes } from '../../contracts/submission.ts'
import { digestHex } from '../../domain/digests.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import type { FormCalls, Refusal } from '../../services/workers.ts'
import { labelledInputs } from '../../ui/browser-form.ts'
import { DefinedForm, definedFormAction } from '../../ui/defined-form.tsx'
import { formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { formNotice, formPage } from './form-page.tsx'
import { leaveReceipt } from './receipt.tsx'
import { formKeyOf } from './routes.ts'
import { emptyForm, type FormState, handleForm } from './submission.ts'

/** /forms/{key}/: a form that editors have made, alone; `?department=` names the office that it goes to. */
export const formsPage: Page = {
  exists: async (request) => (await formOf(request)) !== null,
  load: loadFormPage,
}

function formOf({ services, market, path }: RenderContext) {
  return services.content.query(formQuery, { key: formKeyOf(path), locale: market.locale })
}

async function loadFormPage(request: RenderContext): Promise<LoaderResult> {
  const { services, market } = request
  const form = await formOf(request)
  if (!form) return { kind: 'not-found' }
  const office = await readOffice(request)
  if (office === 'unknown') return { kind: 'not-found' }
  if (request.method !== 'POST') return show(request, form, office, emptyForm())
  const fields = form.fields.filter(({ type }) => type !== 'file')
  return handleForm(request, {
    names: fields.map(({ name }) => name),
    schema: answersSchema({ fields }),
    captcha: definedFormAction,
    alsoCheck: (sent) => faultyPictures(form, sent),
    submit: async (answers, key, sent, isProven) => {
      const whole = await withPictures(services.workers, form, { answers, sent, key })
      if ('kind' in whole) return whole
      const departmentId = office?.sys.id ?? null
      const submission = { formKey: form.key, locale: market.locale, departmentId, answers: whole.answers, isProven }
      return services.workers.submitForm(submission, key)
    },
    done: (reference, isProven) =>
      leaveReceipt(request, {
        kind: 'form',
        reference,
        form: form.key,
        byMail: isProven && fields.some(({ name, type }) => type === 'email' && Boolean(request.form?.get(name))),
        ...(office?.path ? { back: office.path } : {}),
      }),
    show: (state) => show(request, form, office, state),
  })
}

/** From the URL or, once it was sent, from the form. */
async function readOffice({ query, form, services, market }: RenderContext): Promise<Department | null | 'unknown'> {
  const requested = form ? form.get('department') : query.get('department')
  if (requested === null || requested === '') return null
  if (typeof requested !== 'string' || !/^[\w.-]{1,64}$/.test(requested)) return 'unknown'
  // The footer loads the same list: no value of the URL causes another request.
  const departments = await services.content.query(departmentsQuery, { locale: market.locale })
  return departments.find(({ sys }) => sys.id === requested) ?? 'unknown'
}

function show(request: RenderContext, form: FormDefinition, office: Department | null, state: FormState): LoaderResult {
  const { market, messages, captcha } = request
  const texts = messages.forms.contact
  const title = office ? formatMessage(texts.title, { office: office.title }, market) : form.title
  const place = office && {
    address: `${office.address.address}, ${office.address.zipcode} ${office.address.city}`,
    phone: office.address.phone,
  }
  const main = (
    <FormPage
      title={title}
      lead={place ? formatMessage(texts.lead, place, market) : form.teaser}
      notice={formNotice(request, state)}
      summaryTitle={messages.errors.summaryTitle}
      errors={formErrors(messages, market, state.faults, labelledInputs(form)).list}
    >
      <DefinedForm
        market={market}
        messages={messages}
        form={form}
        captcha={captcha.widget}
        submissionId={state.id}
        typed={state.typed}
        faults={state.faults}
        departmentId={office?.sys.id ?? null}
      />
    </FormPage>
  )
  return formPage(request, state.status, { title, captcha: true }, main)
}

/** Checks a form's pictures before they are passed on: one that is missing or too large. */
function faultyPictures({ fields }: FormDefinition, sent: FormData): FormFault[] {
  return fields.flatMap(({ name, type, required }): FormFault[] => {
    if (type !== 'file') return []
    const picture = pictureOf(sent, name)
    if (!picture) return required ? [{ field: name, kind: 'required' }] : []
    return picture.size > maxPictureBytes ? [{ field: name, kind: 'file-size' }] : []
  })
}

/** The answers with the ids under which the form's pictures are stored, or the refusal of one of them. */
async function withPictures(
  workers: Pick<FormCalls, 'uploadImage'>,
  { fields }: FormDefinition,
  { answers, sent, key }: { answers: Answers; sent: FormData; key: string },
): Promise<{ answers: Answers } | Refusal> {
  const whole = { ...answers }
  for (const { name, type } of fields) {
    const picture = type === 'file' ? pictureOf(sent, name) : null
    if (!picture) continue
    const uploaded = await workers.uploadImage(picture, await digestHex(`${key} ${name}`))
    if (uploaded.kind === 'refused') {
      return { ...uploaded, faults: uploaded.faults.map((fault) => ({ ...fault, field: name })) }
    }
    whole[name] = uploaded.id
  }
  return { answers: whole }
}

/** A field that was left empty comes as a file without a name and without bytes. */
function pictureOf(sent: FormData, name: string): File | null {
  const part = sent.get(name)
  return part instanceof File && part.size > 0 ? part : null
}
