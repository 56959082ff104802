import type { AccessRule } from '#core/access/access-rule.ts'
import { type Caller, callerDefinitions, callerGroups, callers, type ExampleObject, exampleObjects } from './callers.ts'
import { type Example, type ExampleResult, forObject } from './examples.ts'

/** Expected response to one caller: status, and the error code or the effect. */
export interface ExpectedResult {
  readonly caller: Caller
  readonly status: number
  readonly detail: string
}

/** Expected responses to all callers of a route, for one kind of object. */
export interface ExpectedLine {
  readonly example: Example
  readonly object: ExampleObject
  readonly results: readonly ExpectedResult[]
}

/** Returns whether an access rule lets a caller through. */
const isAllowed = (access: AccessRule, caller: Caller, object: ExampleObject): boolean => {
  if (access === 'anyone' || caller === 'anonymous') return access === 'anyone'
  if (access === 'user' || caller === 'support') return true
  if (access === 'support') return false
  if (access === 'cms') return caller === 'CMS'
  const { membership } = callerDefinitions[caller]
  if (membership?.to !== object) return false
  const { name, roles } = access.permission
  return membership.permissions ? membership.permissions.includes(name) : roles.includes(membership.as)
}

/** Returns the access rule of a route: the declared one, or what its use-case checks. */
const accessTo = ({ route, examples: { permission } }: Example): AccessRule =>
  permission ? { resource: 'facility', permission } : route.access

const resultFor = (example: Example, object: ExampleObject, caller: Caller): ExampleResult => {
  const { refusal = '403 insufficient-permissions', may = {} } = example.examples
  const given = forObject(may, object) ?? {}
  const exceptions = typeof given === 'string' ? { allowed: given } : given
  const named = exceptions[caller]
  if (named) return named
  const groups = (['team', 'staff', 'user'] as const).filter((group) => callerGroups[group].some((one) => one === caller))
  const inGroup = groups.map((group) => exceptions[group]).find((result) => result !== undefined)
  if (inGroup) return inGroup
  if (isAllowed(accessTo(example), caller, object)) return exceptions.allowed ?? 'success'
  return caller === 'anonymous' ? '401 missing-jwt' : refusal
}

const lineOf = (example: Example, object: ExampleObject): ExpectedLine => {
  const { effect = '' } = example.examples
  const done = typeof effect === 'string' ? effect : (forObject(effect, object) ?? '')
  const success = example.route.responseType === 'redirect' ? '303' : `200 ${done}`.trim()
  return {
    example,
    object,
    results: callers.map((caller) => {
      const result = resultFor(example, object, caller)
      const [status, detail = ''] = (result === 'success' ? success : result).split(/ (.*)/)
      return { caller, status: Number(status), detail }
    }),
  }
}

/** Returns the expected results of a route for each of its objects. */
export const linesOf = (example: Example): readonly ExpectedLine[] =>
  exampleObjects.filter((object) => forObject(example.examples.requests, object)).map((object) => lineOf(example, object))

/** Callers by what creating and calling as them costs. */
const cheapestFirst = ['anonymous', 'parent', 'owner', ...callers] as const

/** Returns the object and the caller of the request that the other tests of a route start from: the first that succeeds. */
export const firstSuccess = (example: Example): { readonly object: ExampleObject; readonly caller: Caller } | undefined => {
  for (const { object, results } of linesOf(example)) {
    const caller = cheapestFirst.find((name) => results.some((result) => result.caller === name && result.status < 400))
    if (caller) return { object, caller }
  }
  return undefined
}

/** Returns the cheapest caller whom the access rule of a route lets through. */
export const cheapestCaller = (example: Example): Caller =>
  cheapestFirst.find((caller) => isAllowed(accessTo(example), caller, 'own')) ?? 'support'

const alone: readonly Caller[] = ['anonymous', 'parent', 'owner', 'CMS', 'support']

/**
 * Returns the results that are tested: all, or one for each kind of account where it does not matter who belongs to
 * which facility (decision 163).
 */
export const testedResults = ({ results }: ExpectedLine): readonly ExpectedResult[] => {
  const ofMembers = results.filter(({ caller }) => callerDefinitions[caller].membership)
  const same = new Set(ofMembers.map(({ status, detail }) => `${status} ${detail}`)).size === 1
  return same ? results.filter(({ caller }) => alone.includes(caller)) : results
}
