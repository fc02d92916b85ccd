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
  entry: 244,
  publicEntry: 96,
  calculator: 192,
  routes: {
    AdminShell: 250,
    ArchiveScreen: 246,
    CreateReleaseScreen: 345,
    DashboardScreen: 250,
    EditReleaseScreen: 336,
    EditorialQueueScreen: 249,
    ForgotPasswordScreen: 245,
    LoginCallbackScreen: 246,
    LogoutScreen: 246,
    NoStaffScreen: 245,
    OpenReleaseScreen: 245,
    OrderScreen: 250,
    OrdersScreen: 285,
    PartnerEditorScreen: 306,
    PartnersScreen: 297,
    RedirectFromLegacyScreen: 246,
    RegisterScreen: 299,
    ReleaseDetailsScreen: 248,
    ReviewScreen: 301,
    SendActivationScreen: 295,
    SettingsScreen: 304,
    SocialCallbackScreen: 245,
    SubmittedScreen: 245,
    UserScreen: 310,
    UsersScreen: 285,
    VerifiedScreen: 245,
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
