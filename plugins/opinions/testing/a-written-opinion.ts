import type { NewOpinion } from '../contract/opinion.ts'

/** Text of an opinion that breaks no rule. */
export const fineText = 'Panie są cierpliwe i uśmiechnięte, jedzenie smaczne, a dzieci codziennie wychodzą do ogrodu.'

/** Creates an opinion as the wizard sends it. */
export const aWrittenOpinion = (facility_id: string, over: Partial<NewOpinion> = {}): NewOpinion => ({
  facility_id,
  score_cleanliness: 4,
  score_staff: 5,
  score_food: 3,
  pros: ['Duży ogród'],
  cons: ['Mało miejsc parkingowych'],
  text: fineText,
  author_first_name: 'Anna',
  author_last_name: 'Kowalska',
  relation: 'parent_current',
  attended_from: '2025-09',
  attended_to: null,
  language: 'pl',
  declaration: true,
  ...over,
})
