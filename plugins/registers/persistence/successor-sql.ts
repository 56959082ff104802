/**
 * SQL of pairs `p` that nobody has dismissed: the closed facility `o`, the open one `g` that may have followed it, and
 * the batch `b` that found them. A pair ends by itself when the closed facility opens again, when the open one closes,
 * and when one was merged into the other or deleted.
 */
export const openPairsSql = `registers_successor p
  join registers_batch b on b.id = p.batch_id
  join facility_statement former on former.source = p.former_source and former.number = p.former_number
  join facility o on o.id = former.facility_id and not o.active and o.deleted_at is null and o.merged_into is null
  join facility_statement stated on stated.source = p.source and stated.number = p.number
  join facility g on g.id = stated.facility_id and g.active and g.deleted_at is null and g.merged_into is null
 where p.dismissed_at is null`
