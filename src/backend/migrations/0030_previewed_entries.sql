-- Entries as a preview shows them: the draft where there is one, a row for each locale that it says something in, else
-- what is published. A draft that was never published has no version and no moments of publication; one that is archived
-- is not there.
CREATE VIEW previewed_entry AS
SELECT id, locale, type, slug, published_version, published_at, first_published_at, fields
FROM entry WHERE id NOT IN (SELECT id FROM draft)
UNION ALL
SELECT draft.id, said.key, draft.type, max(CASE WHEN field.key = 'slug' THEN said.value END),
  published.published_version, published.published_at, published.first_published_at,
  json_group_object(field.key, json(field.value -> ('$."' || said.key || '"')))
FROM draft, json_each(draft.fields) AS field, json_each(field.value) AS said
LEFT JOIN entry AS published ON published.id = draft.id AND published.locale = said.key
WHERE draft.archived_at IS NULL
GROUP BY draft.id, said.key;
