/** Grows whenever the same scale would give other rows than before: every state is then seeded again. */
export const seedVersion = 175
