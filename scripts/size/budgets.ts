export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 249,
  publicEntry: 97,
  calculator: 195,
  routes: {
    AdminSettingsScreen: 310,
    ArchiveScreen: 250,
    AuditLogScreen: 252,
    CreateReleaseScreen: 348,
    DashboardScreen: 254,
    EditReleaseScreen: 339,
    EditorialQueueScreen: 252,
    FailedJobsScreen: 303,
    ForgotPasswordScreen: 249,
    LoginCallbackScreen: 250,
    LogoutScreen: 250,
    NoStaffScreen: 249,
    OpenReleaseScreen: 249,
    OrderScreen: 250,
    OrdersScreen: 250,
    OverviewScreen: 252,
    PartnerEditorScreen: 311,
    PartnersScreen: 301,
    RedirectFromLegacyScreen: 250,
    RegisterScreen: 304,
    ReleaseDetailsScreen: 251,
    ReviewScreen: 306,
    SendActivationScreen: 301,
    SettingsScreen: 310,
    SocialCallbackScreen: 250,
    SubmittedScreen: 250,
    UserScreen: 306,
    UsersScreen: 250,
    VerifiedScreen: 250,
  },
  files: 14,
  part: 32,
  parts: {
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 67,
    NumberStepper: 38,
    PhoneField: 84,
    Popover: 65,
    Select: 79,
    Table: 36,
    Tabs: 43,
    TagGroup: 60,
    TimePicker: 80,
  },
};
