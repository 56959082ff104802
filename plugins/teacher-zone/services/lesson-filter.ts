import { type CurriculumArea, curriculumAreas } from '#plugins/publications/contract/terms.ts'
import { lessonTimes } from '../contract/terms.ts'

/** Lesson of a material, as filters compare it. */
export interface ListedLesson {
  readonly minutes: number | null
  readonly areas: readonly CurriculumArea[]
}

/** Chosen areas, any of which a material is in, and the longest lesson, minutes. */
export interface LessonFilter {
  readonly areas: readonly string[]
  readonly time: number | null
}

const isInAreas = ({ areas }: ListedLesson, chosen: readonly string[]) => chosen.length === 0 || areas.some((one) => chosen.includes(one))
const isWithin = ({ minutes }: ListedLesson, time: number | null) => time === null || (minutes !== null && minutes <= time)

/** Returns whether a material is among those that the filter leaves; what states no time is in no list of short lessons. */
export const fitsLesson = (lesson: ListedLesson, { areas, time }: LessonFilter): boolean =>
  isInAreas(lesson, areas) && isWithin(lesson, time)

/** Counts materials by area and by time, each with the other part of the filter. */
export const countLessons = (lessons: readonly ListedLesson[], { areas, time }: LessonFilter) => ({
  areas: curriculumAreas.map((area) => ({ area, count: lessons.filter((one) => isWithin(one, time) && one.areas.includes(area)).length })),
  times: lessonTimes.map((minutes) => ({
    minutes,
    count: lessons.filter((one) => isInAreas(one, areas) && isWithin(one, minutes)).length,
  })),
})
