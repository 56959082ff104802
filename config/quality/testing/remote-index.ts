import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { searchRoute } from '#adapters/http/search-route.ts'
import { answerRequests } from '#adapters/search-index/remote/answer-requests.ts'
import { searchPath } from '#adapters/search-index/remote/exchange.ts'
import { makeRemoteIndex, type RemoteIndexOptions } from '#adapters/search-index/remote/remote-index.ts'
import { makeUpdateLog } from '#adapters/search-index/remote/update-log.ts'
import type { SearchIndex } from '#adapters/search-index/search-index.ts'
import { createTestIndex, type TestIndexOptions } from './index-fixture.ts'

/** Token that a holder of an index accepts. */
export const searchToken = 'the-token-of-tests'

/** Server that holds an index and answers other processes. */
export interface IndexHolder {
  readonly url: string
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** Starts a server with an index over a test database. */
export const startIndexHolder = async (databaseUrl: string, over: Partial<TestIndexOptions> = {}, port = 0): Promise<IndexHolder> => {
  const updates = makeUpdateLog()
  const held = createTestIndex(databaseUrl, { ...over, onUpdate: (cities, changed) => updates.add({ cities, changed }) })
  const answers = { path: searchPath, tokens: () => ['another-token', searchToken], answer: answerRequests(held, updates) }
  const server: Server = express()
    .use(searchRoute(answers, (error) => void held.errors.push(String(error))))
    .listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    errors: held.errors,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await held.close()
    },
  }
}

/** Creates an index that asks a holder; collects its errors. */
export const askingIndex = (url: string, over: Partial<RemoteIndexOptions> = {}): SearchIndex & { readonly errors: string[] } => {
  const errors: string[] = []
  return Object.assign(makeRemoteIndex({ url, token: () => searchToken, onError: (detail) => errors.push(detail), ...over }), { errors })
}

/** Creates an index in this process, or one that asks a holder of its own, for tests of what both do. */
export const indexesOfTests = {
  'an index of this process': async (url: string, over: Partial<TestIndexOptions> = {}) => createTestIndex(url, over),
  'an index of another process': async (url: string, { onUpdate, ...over }: Partial<TestIndexOptions> = {}) => {
    const holder = await startIndexHolder(url, over)
    const index = askingIndex(holder.url, onUpdate && { onUpdate: (cities) => onUpdate(cities, null) })
    return {
      ...index,
      get errors() {
        return [...index.errors, ...holder.errors]
      },
      close: async () => {
        await index.close()
        await holder.close()
      },
    }
  },
} as const
