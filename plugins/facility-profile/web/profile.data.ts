import type { Profile as Shown } from '../use-cases/show-profile.ts'

/** What the profile page gets. */
export type Profile = Shown

export type Facts = Profile['facts']

/** Where something is known from. */
export type From = Pick<Profile['sources'][number], 'source' | 'number' | 'on'>

/** The value of a fact that is known. */
export type ValueOf<Name extends keyof Facts> = NonNullable<Facts[Name]>['value']
