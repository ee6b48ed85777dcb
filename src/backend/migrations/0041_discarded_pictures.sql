-- When the pictures of what was rejected were deleted, milliseconds since 1970; NULL: not yet, and the clock does it.
ALTER TABLE submission ADD COLUMN discarded_at INTEGER;

CREATE INDEX submission_to_discard ON submission (judged_at) WHERE status = 'rejected' AND discarded_at IS NULL;
