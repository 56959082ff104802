import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Received span, with its attributes by name. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status: { readonly code: number; readonly message?: string }
  readonly attributes: Readonly<Record<string, string | number>>
}

/** Receiver of traces by OTLP over HTTP, as JSON. */
export interface TraceReceiver {
  readonly url: string
  /** Requests as they were received. */
  readonly bodies: readonly string[]
  spans(): readonly ReceivedSpan[]
  end(): void
}

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}
type SentSpan = Omit<ReceivedSpan, 'attributes'> & { readonly attributes: readonly Attribute[] }
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[]
}

const received = ({ attributes, ...span }: SentSpan): ReceivedSpan => ({
  ...span,
  attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ''])),
})

/** Starts a receiver on a free port. */
export const startTraceReceiver = async (): Promise<TraceReceiver> => {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await text(request))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(received))),
      ),
    end: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
