import type { jobs as danish } from '../da/jobs.ts'

export const jobs: typeof danish = {
  title: 'Vacancies',
  count: { one: '{count} vacancy', other: '{count} vacancies' },
  types: 'Type of contract',
  categories: 'Field of work',
  workplaces: 'Place of work',
  deadline: 'Closing date',
  noDeadline: 'Open until the position is filled',
  apply: 'Apply by e-mail',
  applyBy: 'Apply by {date}',
  facts: 'The job in brief',
  closedTitle: 'The closing date has passed',
  closedText: 'The closing date was {date}, so we are no longer taking applications.',
  seeOpen: 'See current vacancies',
  emptyTitle: 'No vacancies here at the moment',
  emptyText: 'We take on most people between January and April, but you are welcome to write to us now.',
  allJobs: 'All vacancies',
  contact: 'Questions about the job?',
  office: 'Where to find us',
  video: 'Watch a film about the work',
}
