import { isRaw, type Transaction } from '@mikro-orm/core'
import { type MikroORM, PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql'
import type { AbstractSqlConnection } from '@mikro-orm/sql'
import { CompiledQuery } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { type BoundStatement, bindParameters } from './bind-parameters.ts'
import { sendInSpan } from './statement-spans.ts'

type Execute = AbstractSqlConnection['execute']
type Query = Parameters<Execute>[0]

/** Connection that sends values as parameters: MikroORM's own writes them into the statement, so that PostgreSQL logs them. */
export class ParameterConnection extends PostgreSqlConnection {
  #pool: Pool | undefined

  override createKyselyDialect(overrides: PoolConfig) {
    const onPoolCreated = (pool: Pool) => {
      this.#pool = pool
    }
    return super.createKyselyDialect(Object.assign(overrides, { onPoolCreated }))
  }

  /** Connection pool of the ORM, for statements that need neither entities nor a transaction. */
  get pool(): Pool {
    // Creates the pool with the first call.
    this.getClient()
    return this.requireNativeClient(this.#pool)
  }

  /** Replaces the placeholders of a statement by parameters, and reports it to the listener. */
  bind(text: string, parameters: readonly unknown[]): BoundStatement {
    const sql = this.config.get('onQuery')(text, parameters)
    return bindParameters(sql, parameters, (name) => this.platform.quoteIdentifier(name))
  }

  override async execute<T>(
    query: Query,
    given: Parameters<Execute>[1] = [],
    method: 'all' | 'get' | 'run' = 'all',
    ctx?: Transaction,
  ): Promise<T> {
    await this.ensureConnection()
    const fragment = typeof query === 'string' ? { sql: query, params: given } : isRaw(query) ? query : query.toRaw()
    const { text, values } = this.bind(fragment.sql, fragment.params as readonly unknown[])
    return this.executeQuery(text, async () => {
      const result = await sendInSpan(text, () => (ctx ?? this.getClient()).executeQuery(CompiledQuery.raw(text, [...values])))
      return this.transformRawResult<T>(result, method)
    })
  }
}

/** MikroORM's driver of PostgreSQL, with values as parameters. */
export class ParameterDriver extends PostgreSqlDriver {
  protected override readonly connection = new ParameterConnection(this.config)
}

/** Returns the connection pool of an ORM. */
export const poolOf = (orm: MikroORM): Pool => (orm.em.getConnection() as ParameterConnection).pool
