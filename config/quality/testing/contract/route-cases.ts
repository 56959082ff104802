import type { Call } from '../examples/send-call.ts'
import type { TestProduct } from '../product.ts'

type BuildCall<Data> = (data: Data) => Call | Promise<Call>

/**
 * Contract of one route: a builder of a call that succeeds, and for each declared error of the route a builder of a
 * call that causes it.
 */
export interface RouteCases<Data> {
  readonly success: BuildCall<Data>
  readonly errors?: Readonly<Record<string, BuildCall<Data>>>
  /** Error code or status while the database is unavailable; default 503. */
  readonly duringOutage?: string | 200 | 303
}

/** Cases of routes by method and path. */
export type ContractCases<Data> = Readonly<Record<string, RouteCases<Data>>>

/** Contract cases of a plugin (`plugins/x/testing/contract.ts`), for a running product. */
export type PluginContract = (product: TestProduct) => Promise<ContractCases<void>>

/** Cases whose calls refer to records: `createData` finds or creates them once for each product. */
export const contractWith =
  <Data>(createData: (product: TestProduct) => Data | Promise<Data>, cases: ContractCases<Data>): PluginContract =>
  async (product) => {
    const data = await createData(product)
    const bound = Object.entries(cases).map(([route, { success, errors = {}, ...rest }]) => [
      route,
      {
        ...rest,
        success: () => success(data),
        errors: Object.fromEntries(Object.entries(errors).map(([code, call]) => [code, () => call(data)])),
      },
    ])
    return Object.fromEntries(bound) as ContractCases<void>
  }

/** Cases whose calls refer to no records. */
export const contractOf = (cases: ContractCases<unknown>): PluginContract => contractWith(() => undefined, cases)

/** Always the same call. */
export const fixed = (path: string, body?: Call['body']) => (): Call => (body ? { path, body } : { path })
