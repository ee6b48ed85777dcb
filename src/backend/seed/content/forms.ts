import type { FormFieldType } from '../../../contracts/form-definition.ts'
import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, words } from './entry.ts'

interface SeededField {
  name: string
  type: FormFieldType
  label: Text3
  help?: Text3
  required?: boolean
  maxLength?: number
  options?: { value: string; label: Text3 }[]
}

interface SeededForm {
  key: string
  title: Text3
  teaser: Text3
  label: Text3
  receipt: Text3
  fields: SeededField[]
}

const name: SeededField = {
  name: 'name',
  type: 'text',
  label: words('Navn', 'Name', 'Name'),
  required: true,
  maxLength: 80,
}
const email: SeededField = { name: 'email', type: 'email', label: words('E-mail', 'E-Mail', 'E-mail'), required: true }
const phone: SeededField = { name: 'phone', type: 'phone', label: words('Telefon', 'Telefon', 'Phone') }
const message: SeededField = {
  name: 'message',
  type: 'textarea',
  label: words('Besked', 'Nachricht', 'Message'),
  required: true,
  maxLength: 4000,
}
const booking: SeededField = {
  name: 'booking',
  type: 'text',
  label: words('Bestillingsnummer', 'Buchungsnummer', 'Booking number'),
  help: words('Begynder med MH-', 'Beginnt mit MH-', 'Begins with MH-'),
  maxLength: 20,
}

const contact: SeededForm = {
  key: 'contact',
  title: words('Skriv til os', 'Schreiben Sie uns', 'Write to us'),
  teaser: words(
    'Vi svarer inden næste dag kl. 12, også i weekenden.',
    'Wir antworten bis zum nächsten Mittag, auch am Wochenende.',
    'You will have an answer by noon the next day, weekends included.',
  ),
  label: words('Send beskeden', 'Nachricht senden', 'Send message'),
  receipt: words(
    'Tak for beskeden. Vi svarer inden i morgen kl. 12.',
    'Vielen Dank für Ihre Nachricht. Sie hören spätestens morgen Mittag von uns.',
    'Thank you for your message. You will hear from us by noon tomorrow.',
  ),
  fields: [
    name,
    email,
    {
      name: 'subject',
      type: 'select',
      label: words('Hvad drejer det sig om?', 'Worum geht es?', 'What is it about?'),
      required: true,
      options: [
        {
          value: 'house',
          label: words('Et hus eller en ledig uge', 'Ein Haus oder eine freie Woche', 'A house or a free week'),
        },
        { value: 'booking', label: words('Min bestilling', 'Meine Buchung', 'My booking') },
        { value: 'complaint', label: words('En klage', 'Eine Beschwerde', 'A complaint') },
        { value: 'other', label: words('Noget andet', 'Etwas anderes', 'Something else') },
      ],
    },
    booking,
    message,
  ],
}

const owner: SeededForm = {
  key: 'owner',
  title: words('Lej dit hus ud gennem os', 'Ihr Haus über uns vermieten', 'Let your house through us'),
  teaser: words(
    'Fortæl kort om huset, så ringer vi og aftaler et besøg. Det koster ikke noget.',
    'Erzählen Sie uns kurz von Ihrem Haus. Wir rufen an und vereinbaren einen Besuch; er kostet nichts.',
    'Tell us a little about the house and we will ring to arrange a visit. It costs nothing.',
  ),
  label: words('Bed om et besøg', 'Besuch vereinbaren', 'Ask for a visit'),
  receipt: words(
    'Tak. Vi ringer i løbet af et par dage og aftaler, hvornår vi kommer.',
    'Vielen Dank. Wir rufen in den nächsten Tagen an und vereinbaren einen Termin.',
    'Thank you. We will ring within a few days to arrange when to come.',
  ),
  fields: [
    name,
    email,
    { ...phone, required: true },
    {
      name: 'address',
      type: 'text',
      label: words('Husets adresse', 'Adresse des Hauses', 'Address of the house'),
      required: true,
      maxLength: 160,
    },
    {
      name: 'from',
      type: 'date',
      label: words(
        'Hvornår vil du leje ud fra?',
        'Ab wann möchten Sie vermieten?',
        'When would you like to start letting?',
      ),
    },
    {
      name: 'letBefore',
      type: 'checkbox',
      label: words('Huset har været lejet ud før', 'Das Haus war schon vermietet', 'The house has been let before'),
    },
    { ...message, required: false },
  ],
}

const fault: SeededForm = {
  key: 'fault',
  title: words('Meld en fejl i huset', 'Mangel im Haus melden', 'Report a fault in the house'),
  teaser: words(
    'Er noget i stykker eller ikke rent? Skriv det, mens I er der, så kan vi nå at rette det. Haster det, så ring til kontoret.',
    'Ist etwas kaputt oder nicht sauber? Melden Sie es während des Aufenthalts, dann können wir es noch beheben. In dringenden Fällen rufen Sie bitte das Büro an.',
    'Is something broken, or not clean? Tell us while you are there, so that we can put it right. If it is urgent, ring the office.',
  ),
  label: words('Send meldingen', 'Meldung absenden', 'Send report'),
  receipt: words(
    'Tak, fordi du sagde det. Kontoret ser på det i dag og ringer, før nogen kommer ud.',
    'Danke für den Hinweis. Das Büro kümmert sich noch heute darum und ruft an, bevor jemand kommt.',
    'Thank you for telling us. The office will look into it today, and ring before anyone comes.',
  ),
  fields: [
    { ...booking, required: true },
    name,
    email,
    { ...phone, required: true },
    {
      name: 'noticed',
      type: 'date',
      label: words('Hvornår opdagede I det?', 'Wann haben Sie es bemerkt?', 'When did you notice it?'),
      required: true,
    },
    {
      ...message,
      label: words('Hvad er galt?', 'Was ist nicht in Ordnung?', 'What is wrong?'),
      maxLength: 2000,
    },
    {
      name: 'picture',
      type: 'file',
      label: words('Billede', 'Bild', 'Picture'),
      help: words(
        'JPEG, PNG eller WebP, højst 12 MB. Sted og kameradata fjerner vi.',
        'JPEG, PNG oder WebP, höchstens 12 MB. Ort und Kameradaten entfernen wir.',
        'JPEG, PNG or WebP, 12 MB at most. We remove the place and the camera’s data.',
      ),
    },
  ],
}

export const formEntries: SeededEntry[] = [contact, owner, fault].map(
  ({ key, title, teaser, label, receipt, fields }) =>
    entry('form', `form-${key}`, (edition) => ({
      title: title[edition],
      key,
      teaser: teaser[edition],
      label: label[edition],
      receipt: receipt[edition],
      fields: fields.map(({ label: words3, help, options, ...field }) => ({
        ...field,
        label: words3[edition],
        ...(help ? { help: help[edition] } : {}),
        ...(options
          ? { options: options.map((option) => ({ value: option.value, label: option.label[edition] })) }
          : {}),
      })),
    })),
)
