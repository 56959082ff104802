export { vacancyGroups } from '#core/facilities/fields.ts'
