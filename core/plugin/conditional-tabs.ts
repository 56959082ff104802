/** Tab of the account area that only those see who have something there. */
export interface ConditionalTab {
  /** Route name of the tab. */
  readonly name: string
  /** SQL scalar subquery that returns jsonb for the account `a.id`: `true` where it has something. */
  readonly query: string
}

/** Declares such a tab: `conditionalTab('user_claims', 'exists (select 1 from claims_claim c where c.account_id = a.id)')`. */
export const conditionalTab = (name: string, condition: string): ConditionalTab => ({ name, query: `select to_jsonb(${condition})` })
