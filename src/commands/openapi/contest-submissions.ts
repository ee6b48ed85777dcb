import { contestPictureField, contestTextFields } from '../../contracts/contest.ts'
import { locales } from '../../editions/table.ts'
import { faults, pictureBytes, storing } from './describe-service.ts'

export const contestSubmissions = storing('Stores a picture of a contest until an editor has looked at it', {
  parameters: [
    {
      name: 'Accept-Language',
      in: 'header',
      required: true,
      description: 'Locale',
      schema: { enum: [...locales] },
    },
  ],
  parts: {
    type: 'object',
    properties: {
      ...Object.fromEntries(contestTextFields.map((field) => [field, { type: 'string' }])),
      [contestPictureField]: pictureBytes,
    },
    required: [...contestTextFields, contestPictureField],
  },
  replies: { 422: faults('Which fields are wrong (`invalid_fields`), or the contest is over (`closed`)') },
})
