import { isRaw, type Transaction } from '@mikro-orm/core'
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql'
import type { AbstractSqlConnection } from '@mikro-orm/sql'
import { CompiledQuery } from 'kysely'
import { bindParameters } from './bind-parameters.ts'

type Execute = AbstractSqlConnection['execute']
type Query = Parameters<Execute>[0]

/** Connection that sends values as parameters: MikroORM's own writes them into the statement, so that PostgreSQL logs them. */
class ParameterConnection extends PostgreSqlConnection {
  override async execute<T>(
    query: Query,
    given: Parameters<Execute>[1] = [],
    method: 'all' | 'get' | 'run' = 'all',
    ctx?: Transaction,
  ): Promise<T> {
    await this.ensureConnection()
    const fragment = typeof query === 'string' ? { sql: query, params: given } : isRaw(query) ? query : query.toRaw()
    const parameters = fragment.params as readonly unknown[]
    const sql = this.config.get('onQuery')(fragment.sql, parameters)
    const { text, values } = bindParameters(sql, parameters, (name) => this.platform.quoteIdentifier(name))
    return this.executeQuery(text, async () => {
      const result = await (ctx ?? this.getClient()).executeQuery(CompiledQuery.raw(text, [...values]))
      return this.transformRawResult<T>(result, method)
    })
  }
}

/** MikroORM's driver of PostgreSQL, with values as parameters. */
export class ParameterDriver extends PostgreSqlDriver {
  protected override readonly connection = new ParameterConnection(this.config)
}
