/** Condition of the account `a.id`: it has written teaching materials. */
export const hasMaterials = `exists (select 1 from publications_news n where n.author_id = a.id and n.facility_id is null and n.section = 'materials')`
