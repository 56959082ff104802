import type { Profile as ProfileData } from '../use-cases/show-profile.ts'

/** Data of the profile page. */
export type Profile = ProfileData

/** Public facts of the facility. */
export type Facts = Profile['facts']

/** Source of a fact, with its number there and its date. */
export type From = Pick<Profile['sources'][number], 'source' | 'number' | 'on'>

/** Value type of a known fact. */
export type ValueOf<Name extends keyof Facts> = NonNullable<Facts[Name]>['value']
