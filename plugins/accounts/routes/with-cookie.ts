import type { HttpResponse } from '#core/plugin/routes.ts'

type Without<Output> = Output extends unknown ? Omit<Output, 'refresh_token'> : never

/** The refresh token goes into the cookie and nowhere else; where there is none, the cookie stays as it is. */
export const withCookie = <Output extends { readonly refresh_token: string | null }>({
  refresh_token,
  ...body
}: Output): HttpResponse<Without<Output>> => ({
  body: body as unknown as Without<Output>,
  ...(refresh_token !== null && { session: refresh_token }),
})
