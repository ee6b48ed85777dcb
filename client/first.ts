import { answerHearts } from './favorites/hearts.ts'

/** Stands in the head of every document: what answers before any file has come. */
answerHearts(document)
