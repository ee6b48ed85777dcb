import type { Answers, FormDefinition } from '../../contracts/form-definition.ts'
import type { FormFault } from '../../contracts/form-fields.ts'
import { maxPictureBytes } from '../../contracts/submission.ts'
import type { FormCalls, Refusal } from '../../services/workers-forms.ts'

/** What can be said of a form's pictures before they are sent on: one that is missing, one that is too large. */
export function faultyPictures({ fields }: FormDefinition, sent: FormData): FormFault[] {
  return fields.flatMap(({ name, type, required }): FormFault[] => {
    if (type !== 'file') return []
    const picture = pictureOf(sent, name)
    if (!picture) return required ? [{ field: name, kind: 'required' }] : []
    return picture.size > maxPictureBytes ? [{ field: name, kind: 'file-size' }] : []
  })
}

/** The answers with the ids under which the form's pictures are kept, or the refusal of one of them. */
export async function withPictures(
  workers: Pick<FormCalls, 'uploadImage'>,
  { fields }: FormDefinition,
  answers: Answers,
  sent: FormData,
): Promise<{ answers: Answers } | Refusal> {
  const whole = { ...answers }
  for (const { name, type } of fields) {
    const picture = type === 'file' ? pictureOf(sent, name) : null
    if (!picture) continue
    const kept = await workers.uploadImage(picture)
    if (kept.kind === 'refused') {
      return { ...kept, faults: kept.faults.map((fault) => ({ ...fault, field: name })) }
    }
    whole[name] = kept.id
  }
  return { answers: whole }
}

/** A field that was left empty comes as a file without a name and without bytes. */
function pictureOf(sent: FormData, name: string): File | null {
  const part = sent.get(name)
  return part instanceof File && part.size > 0 ? part : null
}
