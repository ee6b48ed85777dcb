import { pictureWidths } from '../../urls/media.ts'
import { describeService, failed } from './describe-service.ts'

const pictures = ['image/avif', 'image/webp', 'image/jpeg']
const films = ['video/mp4']
const notChanged = { text: 'It is the one that If-None-Match names', types: [] }

export const imagesService = describeService({
  title: 'Image service',
  description:
    'Pictures in the width and format that a browser asks for, and films. Open to everybody; a picture of a name never changes.',
  paths: {
    '/{path}': {
      get: {
        summary: 'A picture',
        isOpen: true,
        parameters: [
          {
            name: 'path',
            in: 'path',
            required: true,
            description: 'As broker and content service name it: `pictures/wide-beach`. It holds slashes',
            schema: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9/-]*$' },
          },
          {
            name: 'w',
            in: 'query',
            required: true,
            description: 'Pixels; a smaller original stays as it is',
            schema: { enum: [...pictureWidths] },
          },
          {
            name: 'f',
            in: 'query',
            description: 'The format; without it the best that Accept names, AVIF where it names none',
            schema: { enum: ['avif', 'webp', 'jpeg'] },
          },
          { name: 'If-None-Match', in: 'header', description: 'The ETag of what the browser has' },
        ],
        replies: {
          200: { text: 'For a year (`immutable`)', types: pictures },
          304: notChanged,
          400: failed('No such width or format: the message names those that there are (`invalid_request`)'),
          404: { text: 'Another picture in its place, for a minute', types: [...pictures, 'application/json'] },
        },
      },
    },
    '/films/{name}': {
      get: {
        summary: 'A film, whole or in part',
        isOpen: true,
        parameters: [
          { name: 'name', in: 'path', required: true, description: 'It ends with `.mp4`' },
          { name: 'Range', in: 'header', description: 'One range of bytes (RFC 9110, section 14)' },
        ],
        replies: {
          200: { text: 'The whole film', types: films },
          206: { text: 'The range', types: films },
          400: failed('Not a path of a film (`invalid_request`)'),
          404: {
            text: 'No such film; of a name that is none of a film, a picture in its place',
            types: [...pictures, 'application/json'],
          },
          416: { text: 'The film has no such bytes', types: [] },
        },
      },
    },
  },
})
