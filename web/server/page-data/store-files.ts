import type { FileBody } from '#core/plugin/body-types.ts'
import type { AnyRoute } from '../../runtime/api-types.ts'
import type { RequestContext } from '../../runtime/request-context.ts'

/** Field of a form with files. A route stores each of them as its member `file`, and answers with its `id`. */
export interface FileField {
  readonly field: string
  readonly route: AnyRoute
  /** Other members of the route's input. */
  readonly input: Readonly<Record<string, string>>
}

/** Stores the files of a form one after the other as the current actor, and returns their ids. Throws as `call` does. */
export const storeFiles = async (
  { call }: Pick<RequestContext, 'call'>,
  { route, input }: FileField,
  files: readonly FileBody[],
): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const file of files) ids.push(((await call(`${route}`, { ...input, file })) as { readonly id: string }).id)
  return ids
}
