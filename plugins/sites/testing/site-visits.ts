import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Answer of the product to a visitor of a site. */
interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Returns the function that opens an address on a host, as `fetch` sets the host itself. */
export const makeVisits =
  (product: { readonly url: string }) =>
  (host: string, path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      request(product.url + path, { headers: { host } }, async (response) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
      )
        .once('error', reject)
        .end()
    })
