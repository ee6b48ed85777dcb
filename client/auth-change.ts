/** Fired on the document when somebody logs in or out, or a session is renewed. */
export const authChange = 'auth:change'
