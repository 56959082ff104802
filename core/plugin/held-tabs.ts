/** Tab of the account area that only those see who have something there. */
export interface HeldTab {
  /** Route name of the tab. */
  readonly name: string
  /** SQL scalar subquery that returns jsonb for the account `a.id`: `true` where it has something. */
  readonly query: string
}

/** Declares such a tab by a condition: `heldTab('user_claims', 'exists (select 1 from claims_claim c where c.account_id = a.id)')`. */
export const heldTab = (name: string, condition: string): HeldTab => ({ name, query: `select to_jsonb(${condition})` })
