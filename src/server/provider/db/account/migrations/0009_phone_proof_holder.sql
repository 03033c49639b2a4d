-- Who may register with a proven phone: sha256 of the secret that its prover chose, or of the network that proved it where none was
-- chosen. '' (a proof from before) belongs to nobody: the phone answers another code.
alter table phone_proof add column holder_hash text not null default '';
