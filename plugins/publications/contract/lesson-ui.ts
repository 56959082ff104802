export { type CurriculumArea, curriculumAreas } from './terms.ts'
