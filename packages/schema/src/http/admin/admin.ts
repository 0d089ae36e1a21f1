export { type Role, role, roles } from "../accounts/roles.ts";
export {
  type AuditEntry,
  auditCsvQuery,
  auditEntry,
  auditPage,
  auditQuery,
  auditSorts,
  auditSubjects,
  auditVerdict,
} from "./audit-log.ts";
export { adminOverview, newRoles, reason, reasonBody, staff, staffMember, staffParams } from "./staff.ts";
