export { vacancyGroups } from '#core/facilities/fields.ts'
export { legalTypes } from '#core/facilities/legal-type.ts'
