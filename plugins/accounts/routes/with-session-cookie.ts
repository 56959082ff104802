import type { HttpResponse } from '#core/plugin/routes.ts'

type Without<Output> = Output extends unknown ? Omit<Output, 'refresh_token'> : never

/** Moves the refresh token from the response body into the session cookie; without one the cookie stays unchanged. */
export const withSessionCookie = <Output extends { readonly refresh_token: string | null }>({
  refresh_token,
  ...body
}: Output): HttpResponse<Without<Output>> => ({
  body: body as unknown as Without<Output>,
  ...(refresh_token !== null && { session: refresh_token }),
})
